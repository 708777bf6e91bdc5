/** The style of the pages for people, with the colors of the modal: light and dark by the system, from 320 px. */
export const siteStyle = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f2f2ee, #111110);
  --surface: light-dark(#ffffff, #1b1b1a);
  --raised: light-dark(#f2f2ee, #2a2a28);
  --pressed: light-dark(#e7e7e1, #393936);
  --border: light-dark(#dcdcd5, #40403c);
  --text: light-dark(#1c1c1a, #f4f4f0);
  --muted: light-dark(#62625b, #a8a89f);
  --faint: light-dark(#7b7b75, #8c8c84);
  --accent: light-dark(#1c1c1a, #f4f4f0);
  --on-accent: light-dark(#ffffff, #1b1b1a);
  --focus: light-dark(#2360e8, #86b0ff);
  --success: light-dark(#17703f, #74d8a4);
  --success-soft: light-dark(#e4f3ea, #1d3428);
  --error: light-dark(#b8322a, #ff998d);
  --error-soft: light-dark(#fbeae8, #40241f);
  --warning: light-dark(#80530a, #efc068);
  --warning-soft: light-dark(#faf0db, #382d18);
}
* { box-sizing: border-box; }
body {
  min-height: 100vh;
  margin: 0;
  padding: max(24px, 10vh) 16px 48px;
  background: var(--page);
  color: var(--text);
  font: 15px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  overflow-wrap: anywhere;
}
main {
  max-width: 420px;
  margin: 0 auto;
  padding: 28px;
  border: 1px solid var(--border);
  border-radius: 28px;
  background: var(--surface);
}
main.wide { max-width: 640px; }
h1 { margin: 0 0 12px; font-size: 22px; line-height: 1.25; font-weight: 600; }
h2 { margin: 24px 0 0; color: var(--muted); font-size: 13px; line-height: 1.5; font-weight: 500; }
p { margin: 0 0 16px; }
:is(p, form, ul, main > :last-child):last-child { margin-bottom: 0; }
.soft { color: var(--muted); font-size: 13px; }
.name { margin-bottom: 4px; }
.question { margin-bottom: 12px; font-weight: 600; }
.said { padding: 12px 16px; border-radius: 12px; background: var(--raised); }
.good { background: var(--success-soft); color: var(--success); }
.warning { background: var(--warning-soft); color: var(--warning); }
.fault { background: var(--error-soft); color: var(--error); }
form { margin: 0 0 16px; }
label { display: block; color: var(--muted); font-size: 13px; }
/* Letters of 16 px: phones enlarge the page for smaller ones. */
input {
  display: block;
  width: 100%;
  min-height: 48px;
  margin: 4px 0 16px;
  padding: 8px 14px;
  border: 1px solid var(--faint);
  border-radius: 12px;
  background: var(--surface);
  color: var(--text);
  font: inherit;
  font-size: 16px;
}
[dir="rtl"] input[dir="ltr"] { text-align: right; }
input[aria-invalid] { border-color: var(--error); }
button, .button {
  display: block;
  width: 100%;
  min-height: 48px;
  padding: 11px 16px;
  border: 1px solid transparent;
  border-radius: 12px;
  background: var(--raised);
  color: var(--text);
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
:is(button, .button):active { background: var(--pressed); }
.main { background: var(--accent); color: var(--on-accent); }
.main:active { background: color-mix(in srgb, var(--accent), var(--surface) 20%); }
.numbers { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; }
.numbers button { min-height: 68px; font-size: 24px; font-variant-numeric: tabular-nums; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
ul { margin: 0 0 24px; padding: 0; list-style: none; }
li {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 16px;
  padding: 12px 0;
  border-bottom: 1px solid var(--border);
}
li:last-child { border-bottom: 0; }
li strong { font-weight: 600; }
li time { padding-top: 2px; font-variant-numeric: tabular-nums; white-space: nowrap; }
.facts { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0 16px; }
.bad { color: var(--error); }
@media (hover: hover) {
  :is(button, .button):not(.main, :active):hover { background: var(--pressed); }
  .main:not(:active):hover { background: color-mix(in srgb, var(--accent), var(--surface) 12%); }
}
@media (max-width: 480px) {
  body { padding: 0; background: var(--surface); }
  main { padding: 24px 20px 40px; border: 0; border-radius: 0; }
}
@media (forced-colors: active) {
  button, .button { border-color: ButtonBorder; }
}
`
