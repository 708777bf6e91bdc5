// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ShortString, ShortStrings} from "@openzeppelin/contracts/utils/ShortStrings.sol";

/// A token with the habits of USDT that break careless code: transfers and approvals return nothing, and an
/// allowance can only be changed from or to zero.
contract TetherToken {
    using ShortStrings for ShortString;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    ShortString private immutable _name;
    ShortString private immutable _symbol;
    uint8 public immutable decimals;
    address private immutable _minter;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address minter) {
        _name = ShortStrings.toShortString(name_);
        _symbol = ShortStrings.toShortString(symbol_);
        decimals = decimals_;
        _minter = minter;
    }

    function name() external view returns (string memory) {
        return _name.toString();
    }

    function symbol() external view returns (string memory) {
        return _symbol.toString();
    }

    function transfer(address to, uint256 value) external {
        _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _move(from, to, value);
    }

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0, "TetherToken: allowance is not zero");
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    /// Gives the same amount, in base units, to each of some accounts.
    function mint(address[] calldata accounts, uint256 amount) external {
        require(msg.sender == _minter, "TetherToken: not the minter");
        totalSupply += amount * accounts.length;
        for (uint256 i; i < accounts.length; ++i) {
            balanceOf[accounts[i]] += amount;
            emit Transfer(address(0), accounts[i], amount);
        }
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
