// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {ShortString, ShortStrings} from "@openzeppelin/contracts/utils/ShortStrings.sol";
import {PlainToken} from "./PlainToken.sol";

/// An ERC-20 token with EIP-2612. With an empty version the EIP-712 domain has no version, as that of UNI.
contract PermitToken is PlainToken, Nonces {
    using ShortStrings for ShortString;

    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant DOMAIN_WITHOUT_VERSION =
        keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");

    ShortString private immutable _version;

    constructor(
        string memory name_,
        string memory symbol_,
        uint8 decimals_,
        address minter,
        string memory version_
    ) PlainToken(name_, symbol_, decimals_, minter) {
        _version = ShortStrings.toShortString(version_);
    }

    function version() external view returns (string memory) {
        return _version.toString();
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        bytes32 hashedName = keccak256(bytes(name()));
        string memory text = _version.toString();
        if (bytes(text).length == 0) {
            return keccak256(abi.encode(DOMAIN_WITHOUT_VERSION, hashedName, block.chainid, address(this)));
        }
        return keccak256(abi.encode(DOMAIN, hashedName, keccak256(bytes(text)), block.chainid, address(this)));
    }

    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        require(block.timestamp <= deadline, "PermitToken: expired");
        bytes32 permission = keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, _useNonce(owner), deadline));
        bytes32 digest = MessageHashUtils.toTypedDataHash(DOMAIN_SEPARATOR(), permission);
        require(ECDSA.recover(digest, v, r, s) == owner, "PermitToken: not signed by the owner");
        _approve(owner, spender, value);
    }
}
