// `npm run workbench`: installs the packages of the component workbench, beside the product's own packages, and opens
// it. Arguments after `--` go to Storybook: `npm run workbench -- --port 5000 --ci`.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertNodeVersion, installPackages, quiet, root } from './prepare.mjs'

const home = join(root, 'apps/workbench')

assertNodeVersion()
await installPackages()
if (!isInstalled()) {
  console.log('Instalando el banco de trabajo…')
  await run(['ci'])
}
await run(['start', '--', ...process.argv.slice(2)])

/** Whether the workbench's packages are installed. npm writes its own lock file as the last step of an installation. */
function isInstalled() {
  const [locked, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => {
    const path = join(home, file)
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
  })
  return Object.entries(locked).every(
    ([place, { version, optional }]) =>
      place === '' || (installed[place] ? installed[place].version === version : optional),
  )
}

/** Runs npm in the workbench's folder. Resolves when it succeeds, and ends this process if it fails. */
function run(args) {
  return new Promise((resolve) => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const child = spawn(npm, args, {
      cwd: home,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...quiet, STORYBOOK_DISABLE_TELEMETRY: '1' },
    })
    process.once('SIGINT', () => child.kill('SIGINT'))
    child.once('close', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)))
  })
}
