import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import postcss, { type AcceptedPlugin } from 'postcss'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const web = join(root, 'apps/web')
const workbench = join(root, 'apps/workbench/src')

/** Returns the files of stories, as paths below the sources of the site. */
export const storyFiles = (): string[] =>
  readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort()

/**
 * Bundles all stories with the styles of the site into one page that needs no Storybook. In it, `checkStories(file)`
 * returns the faults of that file's stories, and `showStory(file, name)` draws one story.
 */
export async function bundleStories(): Promise<string> {
  const [{ js, css }, style] = await Promise.all([bundleScript(), compileStyle()])
  return `<!doctype html>
<html lang="es-AR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stories</title>
<style>${style}${css}</style></head>
<body><script>${js.replaceAll('</script', '<\\/script')}</script></body>
</html>`
}

async function bundleScript() {
  const files = storyFiles()
  const contents = [
    `import { checkStories, showStory } from '${root}/tests/system/stories/check-stories'`,
    `import '${workbench}/fonts.css'`,
    ...files.map((file, at) => `import * as stories${at} from '${web}/src/${file}'`),
    `const modules = { ${files.map((file, at) => `'${file}': stories${at}`).join(', ')} }`,
    'window.checkStories = (file) => checkStories(modules[file])',
    'window.showStory = (file, name) => showStory(modules[file], name)',
  ].join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    jsx: 'automatic',
    // React warns about keys, nesting and props in development only.
    define: { 'process.env.NODE_ENV': '"development"' },
    loader: { '.woff2': 'dataurl', '.png': 'dataurl', '.svg': 'dataurl' },
    alias: Object.fromEntries(
      ['dynamic', 'navigation'].map((name) => [`next/${name}`, join(workbench, 'next', name)]),
    ),
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { js: textOf('.js'), css: textOf('.css') }
}

/** Compiles the styles with the site's own Tailwind, as the build does. */
async function compileStyle(): Promise<string> {
  const tailwind: () => AcceptedPlugin = createRequire(join(web, 'package.json'))('@tailwindcss/postcss')
  const from = join(web, 'src/app/globals.css')
  const { css } = await postcss([tailwind()]).process(await readFile(from, 'utf8'), { from })
  return css
}
