// `npm run release -- patch|minor|major`: raises the version, adds the new section of CHANGELOG.md, commits and tags.
// Only this command downloads git-cliff, so that `npm start` and `npm test` do not install anything for it.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const changelogTool = 'git-cliff@2.14.2'

const run = (command, ...args) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

const level = process.argv[2]
if (!['patch', 'minor', 'major'].includes(level)) stop('Usage: npm run release -- patch|minor|major')
if (run('git', 'status', '--porcelain') !== '') stop('Commit or remove what is changed first.')
if (run('git', 'branch', '--show-current').trim() !== 'main') stop('A release is made on main.')

run('npm', 'version', level, '--no-git-tag-version', '--workspaces-update=false')
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const tag = `v${version}`
run('npx', '--yes', changelogTool, '--tag', tag, '--output', 'CHANGELOG.md')
run('git', 'add', 'package.json', 'package-lock.json', 'CHANGELOG.md')
run('git', 'commit', '--message', `release: ${tag}`)
run('git', 'tag', '--annotate', tag, '--message', tag)
console.log(`Made ${tag}. Publish it with: git push --follow-tags`)

function stop(reason) {
  console.error(reason)
  process.exit(1)
}
