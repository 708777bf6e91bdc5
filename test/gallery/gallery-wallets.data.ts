/** Invented wallets with pictures of their own, as an extension would announce them. */
const svg = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${body}</svg>`)}`

export const juniper = {
  id: 'app.juniper',
  name: 'Juniper',
  icon: svg(
    '<rect width="96" height="96" fill="#1f5f4a"/><path d="M48 16 70 52H58l14 24H24l14-24H26z" fill="#d9f2c4"/><path d="M45 76h6v10h-6z" fill="#d9f2c4"/>',
  ),
}
export const harbor = {
  id: 'com.harborwallet',
  name: 'Harbor Wallet',
  icon: svg(
    '<rect width="96" height="96" fill="#2f6bff"/><circle cx="48" cy="28" r="9" fill="none" stroke="#fff" stroke-width="7"/><path d="M48 38v40M30 50h36M20 58c2 14 12 22 28 22s26-8 28-22" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>',
  ),
}
export const lumen = {
  id: 'io.lumen',
  name: 'Lumen',
  icon: svg(
    '<rect width="96" height="96" fill="#fff6df"/><circle cx="48" cy="48" r="18" fill="#f5a524"/><g stroke="#f5a524" stroke-width="7" stroke-linecap="round"><path d="M48 14v8M48 74v8M14 48h8M74 48h8M24 24l6 6M66 66l6 6M72 24l-6 6M30 66l-6 6"/></g>',
  ),
}
export const orbit = {
  id: 'xyz.orbit',
  name: 'Orbit',
  icon: svg(
    '<rect width="96" height="96" fill="#16121f"/><circle cx="48" cy="48" r="14" fill="#c9a7ff"/><ellipse cx="48" cy="48" rx="36" ry="13" fill="none" stroke="#c9a7ff" stroke-width="5" transform="rotate(-28 48 48)"/>',
  ),
}
/** Announces no picture. */
export const tidepool = { id: 'org.tidepool', name: 'Tidepool' }
/** Announces as much noise as it may. */
export const hostile = {
  id: 'evil.example',
  name: '\u202eteksaM\u0000 <b>Secure\u200b</b> \u2066Wallet with a name that does not end',
  icon: 'https://evil.example/track.png',
}
/** Says it is Juniper. */
export const impostor = { ...juniper, id: 'app.juniper#7f3c', name: 'Juniper', icon: tidepool.id }
