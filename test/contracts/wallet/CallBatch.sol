// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// What an account of the test wallet becomes (EIP-7702): it makes several calls at once, all or none.
contract CallBatch {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    receive() external payable {}

    function run(Call[] calldata calls) external payable {
        require(msg.sender == address(this));
        for (uint256 place = 0; place < calls.length; place++) {
            Call calldata each = calls[place];
            (bool isDone, bytes memory answer) = each.to.call{value: each.value}(each.data);
            if (!isDone) {
                assembly {
                    revert(add(answer, 32), mload(answer))
                }
            }
        }
    }
}
