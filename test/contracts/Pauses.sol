// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// May be stopped by anyone.
contract Pauses {
    event Transfer(address indexed from, address indexed to, uint256 value);

    string public symbol = "BAD";
    uint8 public decimals = 6;
    mapping(address => uint256) public balanceOf;
    bool public isPaused;

    constructor() {
        balanceOf[msg.sender] = 1000 * 10 ** 6;
    }

    function pause() external {
        isPaused = true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(!isPaused, "Pauses: paused");
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}
