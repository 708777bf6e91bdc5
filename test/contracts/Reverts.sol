// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Refuses every transfer, and says why.
contract Reverts {
    event Transfer(address indexed from, address indexed to, uint256 value);

    string public symbol = "BAD";
    uint8 public decimals = 6;
    mapping(address => uint256) public balanceOf;

    constructor() {
        balanceOf[msg.sender] = 1000 * 10 ** 6;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        emit Transfer(to, to, value);
        require(false, "Reverts: never");
        return true;
    }
}
