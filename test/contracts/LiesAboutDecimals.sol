// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Has more decimals than any amount can be written with.
contract LiesAboutDecimals {
    event Transfer(address indexed from, address indexed to, uint256 value);

    string public symbol = "BAD";
    uint8 public decimals = 77;
    mapping(address => uint256) public balanceOf;

    constructor() {
        balanceOf[msg.sender] = 1000 * 10 ** 6;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}
