// What drills and benches begin with: `npm start` leaves out what only tests need.
import { installPackages } from './prepare.mjs'

await installPackages({ isForTests: true })
