import { defineErrors } from '../../schema/explain-error.js'

/** What can be wrong with the project a command is pointed at. */
export const projectError = defineErrors({
  'project/no-app': {
    title: 'No app in this folder',
    message: "{dir} has no package.json and isn't empty; it holds {names}.",
    fix: "Run `npx create-modal-kit init my-app` for a new app, or run init in your app's folder.",
  },
  'project/bad-package-json': {
    title: "package.json can't be read",
    message: "{path} isn't valid JSON: {reason}.",
    fix: 'Repair it, for example by `npm pkg fix`, and run the command again.',
  },
  'project/no-react': {
    title: 'No React in this project',
    message: "package.json in {dir} doesn't depend on react; it depends on {found}.",
    fix: "Run init in your React app's folder, or make a new one with `npx create-modal-kit init my-app`.",
  },
  'project/workspace-root': {
    title: 'This is a workspace, not an app',
    message: '{dir} is the root of a workspace (it has {because}). {apps}',
    fix: "Name the app's folder: `npx create-modal-kit init {where}`; a new folder becomes a new app.",
  },
  'project/old-react': {
    title: 'React is too old',
    message: 'The kit needs React 18.3 or 19, and this project has {version}.',
    fix: 'Update react and react-dom with `{install} react@latest react-dom@latest` and run init again.',
  },
  'project/framework-not-built': {
    title: 'Framework not in this version yet',
    message: "This version can't set up {found}.",
    fix: 'Use a React app made with Vite, Next.js or React Router; `npx create-modal-kit init my-app` makes a new one.',
  },
  'project/unknown-framework': {
    title: 'Build tool not known',
    message: 'package.json in {dir} has react, but no known build tool; it depends on {found}.',
    fix: 'Use a React app made with Vite, Next.js or React Router; `npx create-modal-kit init my-app` makes a new one.',
  },
})
