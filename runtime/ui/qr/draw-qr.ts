import { encode } from 'uqr'
import { type QrDrawing, qrPath } from './qr-path.js'

/**
 * Encodes a text with error correction Q and draws it; `hole` as in `qrPath`. Loaded late: it brings the encoder.
 * Throws a RangeError for texts of more than 1,663 bytes, which no QR code of this kind holds.
 */
export function drawQr(text: string, hole?: number): QrDrawing {
  return qrPath(encode(text, { ecc: 'Q', border: 0 }).data, hole)
}
