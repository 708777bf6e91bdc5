// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ShortString, ShortStrings} from "@openzeppelin/contracts/utils/ShortStrings.sol";

/// An ERC-20 token whose settings are all in its code, so that the code can be placed at any address.
contract PlainToken is ERC20 {
    using ShortStrings for ShortString;

    ShortString private immutable _shortName;
    ShortString private immutable _shortSymbol;
    uint8 private immutable _decimals;
    address private immutable _minter;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address minter) ERC20("", "") {
        _shortName = ShortStrings.toShortString(name_);
        _shortSymbol = ShortStrings.toShortString(symbol_);
        _decimals = decimals_;
        _minter = minter;
    }

    function name() public view override returns (string memory) {
        return _shortName.toString();
    }

    function symbol() public view override returns (string memory) {
        return _shortSymbol.toString();
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    /// Gives the same amount, in base units, to each of some accounts.
    function mint(address[] calldata accounts, uint256 amount) external {
        require(msg.sender == _minter, "PlainToken: not the minter");
        for (uint256 i; i < accounts.length; ++i) _mint(accounts[i], amount);
    }
}
