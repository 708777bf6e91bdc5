/** The files of an app, by their path in it. */
export type App = Readonly<Record<string, string>>

const packageJson = (devDependencies: Readonly<Record<string, string>>) =>
  `${JSON.stringify(
    {
      name: 'shop',
      version: '0.1.0',
      private: true,
      scripts: { dev: 'next dev', build: 'next build', start: 'next start' },
      dependencies: { next: '16.4.3', react: '19.3.0', 'react-dom': '19.3.0' },
      ...(Object.keys(devDependencies).length > 0 && { devDependencies }),
    },
    null,
    2,
  )}\n`

const typed = {
  'package.json': packageJson({
    '@types/node': '^20',
    '@types/react': '^19',
    '@types/react-dom': '^19',
    typescript: '^5',
  }),
  'tsconfig.json': `{
  "compilerOptions": {
    "lib": ["dom", "dom.iterable", "esnext"],
    "strict": true,
    "module": "esnext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "plugins": [
      {
        "name": "next"
      }
    ]
  },
  "include": [
    "next-env.d.ts",
    "**/*.ts",
    "**/*.tsx",
    ".next/types/**/*.ts"
  ],
  "exclude": ["node_modules"]
}
`,
  'next.config.ts':
    'import type { NextConfig } from "next";\n\nconst nextConfig: NextConfig = {};\n\nexport default nextConfig;\n',
  '.gitignore': '# dependencies\n/node_modules\n\n# next.js\n/.next/\n/out/\n\nnext-env.d.ts\n',
}

/** What create-next-app writes as its root layout. */
export const layout = `import type { Metadata } from "next";
import { Geist } from "next/font/google";
import "./globals.css";

const geistSans = Geist({
  variable: "--font-geist-sans",
  subsets: ["latin"],
});

export const metadata: Metadata = {
  title: "Create Next App",
};

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="en" className={geistSans.variable}>
      <body>{children}</body>
    </html>
  );
}
`

/** What create-next-app writes as `_app`. */
export const pagesApp = `import "@/styles/globals.css";
import type { AppProps } from "next/app";

export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
`

const page = 'export default function Home() {\n  return <main>Hello</main>;\n}\n'

/** Next apps as they are in use, in TypeScript and JavaScript, with either router or both. */
export const nextApps = {
  'App Router': { ...typed, 'app/layout.tsx': layout, 'app/page.tsx': page, 'app/globals.css': 'body {}\n' },
  'App Router below src': { ...typed, 'src/app/layout.tsx': layout, 'src/app/page.tsx': page },
  'Pages Router': { ...typed, 'pages/_app.tsx': pagesApp, 'pages/index.tsx': page, 'styles/globals.css': '' },
  'Pages Router below src': { ...typed, 'src/pages/_app.tsx': pagesApp, 'src/pages/index.tsx': page },
  'Pages Router without _app': { ...typed, 'pages/index.tsx': page },
  'both routers': { ...typed, 'app/layout.tsx': layout, 'app/page.tsx': page, 'pages/old.tsx': page },
  'App Router in JavaScript': {
    'package.json': packageJson({}),
    'jsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }\n',
    'app/layout.js': layout
      .replace('import type { Metadata } from "next";\n', '')
      .replace(/: (Metadata|LayoutProps<"\/">)/g, ''),
    'app/page.js': page,
  },
  'Pages Router in JavaScript, without _app': { 'package.json': packageJson({}), 'pages/index.js': page },
} as const satisfies Readonly<Record<string, App>>
