// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// ERC-721 tokens whose metadata and pictures are `data:` URIs made on the chain: no server is asked for them.
contract Collection is ERC721 {
    using Strings for uint256;

    uint256 public totalSupply;
    address private immutable _minter;

    constructor(address minter) ERC721("Local Tiles", "TILE") {
        _minter = minter;
    }

    /// Gives each of some accounts the next token; ids begin at 1.
    function mint(address[] calldata accounts) external {
        require(msg.sender == _minter, "Collection: not the minter");
        for (uint256 i; i < accounts.length; ++i) _mint(accounts[i], ++totalSupply);
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        string memory hue = ((id * 47) % 360).toString();
        return _json(
            abi.encodePacked(
                '{"name":"Tile #', id.toString(),
                '","description":"A tile of the local chain.","image":"', _picture(id.toString(), hue),
                '","attributes":[{"trait_type":"Hue","value":', hue, "}]}"
            )
        );
    }

    function contractURI() external pure returns (string memory) {
        return _json('{"name":"Local Tiles","description":"Tokens of the local chain, with everything on it."}');
    }

    function _picture(string memory id, string memory hue) private pure returns (string memory) {
        bytes memory svg = abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="hsl(', hue,
            ' 70% 45%)"/><text x="50" y="62" font-size="36" font-family="sans-serif" text-anchor="middle" fill="#fff">', id,
            "</text></svg>"
        );
        return string.concat("data:image/svg+xml;base64,", Base64.encode(svg));
    }

    function _json(bytes memory text) private pure returns (string memory) {
        return string.concat("data:application/json;base64,", Base64.encode(text));
    }
}
