/** Stands for the coin of a network where a source asks for the address of a token (FACTS 13.3). Lower case. */
export const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
