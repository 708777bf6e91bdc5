/** The style of HTML pages: light and dark by the system, from 320 px. */
export const style = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f5f6f8, #101216);
  --card: light-dark(#ffffff, #191c22);
  --text: light-dark(#14171d, #eceef2);
  --soft: light-dark(#5a6270, #9aa3b2);
  --line: light-dark(#dfe3e9, #2b303a);
  --accent: light-dark(#2f55d4, #8fa9ff);
  --on-accent: light-dark(#ffffff, #0d1330);
  --good: light-dark(#15734a, #5fd39a);
  --bad: light-dark(#b3261e, #ff9c92);
  --bad-card: light-dark(#fdecea, #371c1a);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 15px/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
header {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 14px;
  padding: 12px max(16px, calc((100% - 860px) / 2));
  border-bottom: 1px solid var(--line);
  background: var(--card);
}
header form { margin-left: auto; }
.mark { width: 18px; height: 18px; border-radius: 6px; background: var(--accent); }
main { max-width: 892px; margin: 0 auto; padding: 20px 16px 56px; }
h1 { margin: 4px 0 16px; font-size: 22px; line-height: 1.25; letter-spacing: -0.01em; }
h2 { margin: 0 0 12px; font-size: 15px; }
p { margin: 0 0 12px; }
a { color: var(--accent); text-underline-offset: 3px; }
code, pre, .id { font: 13px/1.5 ui-monospace, monospace; }
pre { margin: 0; white-space: pre-wrap; }
section, .card {
  margin: 0 0 14px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--card);
}
.soft { color: var(--soft); font-size: 13px; }
.fault {
  padding: 10px 14px;
  border: 1px solid var(--bad);
  border-radius: 10px;
  background: var(--bad-card);
  color: var(--bad);
}
.state { font-size: 13px; font-weight: 600; color: var(--good); white-space: nowrap; }
.state[data-off] { color: var(--bad); }
ul { margin: 0 0 12px; padding: 0; list-style: none; }
li { padding: 8px 0; border-top: 1px solid var(--line); }
li:first-child { border-top: 0; }
li, .row { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; }
li > :first-child, .row > span:first-of-type, .row > label { flex: 1 1 180px; }
ul:last-child { margin-bottom: 0; }
li form { margin: 0; }
form.row { align-items: end; }
form.row > span { align-self: center; }
form + form, div + form, ul + form, details { margin-top: 14px; }
form + .soft { margin-top: 14px; }
section > form + form { padding-top: 14px; border-top: 1px solid var(--line); }
p:last-child { margin-bottom: 0; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr)); gap: 10px; align-items: end; }
label { display: grid; gap: 4px; font-size: 13px; color: var(--soft); }
input, select, textarea, button { font: inherit; color: inherit; }
input, select, textarea {
  width: 100%;
  min-height: 38px;
  padding: 7px 10px;
  border: 1px solid var(--line);
  border-radius: 9px;
  background: var(--page);
  color: var(--text);
}
button {
  flex: none;
  min-height: 38px;
  padding: 7px 14px;
  border: 1px solid var(--line);
  border-radius: 9px;
  background: transparent;
  cursor: pointer;
}
button.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
button.risky { border-color: var(--bad); color: var(--bad); }
button:hover { filter: brightness(1.08); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
summary { cursor: pointer; color: var(--soft); font-size: 13px; }
details > * + * { margin-top: 12px; }
pre + details, pre + form, details + form { margin-top: 12px; }
@media (max-width: 480px) {
  header { gap: 6px 10px; padding-inline: 12px; }
  header button { padding-inline: 9px; font-size: 14px; }
  main { padding-inline: 12px; }
  section, .card { padding: 14px 12px; }
}
`
