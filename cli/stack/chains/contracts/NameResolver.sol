// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Names of a local chain behind the interface of ENS's UniversalResolver, which is what wallets and viem call.
/// Anybody may register: it is not the real ENS, it only answers like it.
contract NameResolver {
    struct Entry {
        address owner;
        mapping(string => string) texts;
    }

    error ResolverNotFound(bytes name);
    error UnsupportedResolverProfile(bytes4 selector);

    uint256 private constant ETHER = 60;

    mapping(bytes32 => Entry) private _entries;
    mapping(address => string) private _primary;

    /// Points a name (DNS wire format in `encoded`, text in `name`) to an account and makes it the account's name.
    function register(bytes calldata encoded, string calldata name, address account) external {
        _entries[nodeOf(encoded)].owner = account;
        _primary[account] = name;
    }

    /// Sets one text record of a name, as ENSIP-5: `avatar`, `url`, `description`, …
    function setText(bytes calldata encoded, string calldata key, string calldata value) external {
        _entries[nodeOf(encoded)].texts[key] = value;
    }

    function resolve(bytes calldata encoded, bytes calldata data) external view returns (bytes memory, address) {
        return (_answer(encoded, data), address(this));
    }

    function resolveWithGateways(
        bytes calldata encoded,
        bytes calldata data,
        string[] calldata
    ) external view returns (bytes memory, address) {
        return (_answer(encoded, data), address(this));
    }

    function reverse(bytes calldata account, uint256 coinType) external view returns (string memory, address, address) {
        return (_nameOf(account, coinType), address(this), address(this));
    }

    function reverseWithGateways(
        bytes calldata account,
        uint256 coinType,
        string[] calldata
    ) external view returns (string memory, address, address) {
        return (_nameOf(account, coinType), address(this), address(this));
    }

    /// The namehash (ENSIP-1) of a name in DNS wire format: labels with their length before them, ended by 0.
    function nodeOf(bytes calldata encoded) public pure returns (bytes32 node) {
        if (encoded.length == 0 || encoded[0] == 0) return bytes32(0);
        uint256 end = 1 + uint8(encoded[0]);
        node = keccak256(abi.encodePacked(nodeOf(encoded[end:]), keccak256(encoded[1:end])));
    }

    function _answer(bytes calldata encoded, bytes calldata data) private view returns (bytes memory) {
        Entry storage entry = _entries[nodeOf(encoded)];
        if (entry.owner == address(0)) revert ResolverNotFound(encoded);
        bytes4 selector = bytes4(data);
        if (selector == bytes4(keccak256("addr(bytes32)"))) return abi.encode(entry.owner);
        if (selector == bytes4(keccak256("addr(bytes32,uint256)"))) {
            (, uint256 coinType) = abi.decode(data[4:], (bytes32, uint256));
            return abi.encode(_isEvm(coinType) ? abi.encodePacked(entry.owner) : bytes(""));
        }
        if (selector == bytes4(keccak256("text(bytes32,string)"))) {
            (, string memory key) = abi.decode(data[4:], (bytes32, string));
            return abi.encode(entry.texts[key]);
        }
        revert UnsupportedResolverProfile(selector);
    }

    function _nameOf(bytes calldata account, uint256 coinType) private view returns (string memory) {
        if (account.length != 20 || !_isEvm(coinType)) revert ResolverNotFound(account);
        string storage name = _primary[address(bytes20(account))];
        if (bytes(name).length == 0) revert ResolverNotFound(account);
        return name;
    }

    /// Ether, or the coin type of an EVM chain by ENSIP-11.
    function _isEvm(uint256 coinType) private pure returns (bool) {
        return coinType == ETHER || (coinType >= 0x80000000 && coinType <= 0xffffffff);
    }
}
