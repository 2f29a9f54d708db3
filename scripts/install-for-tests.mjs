// The first step of drills and benches: installs the packages that only tests need, which `npm start` leaves out.
import { installPackages } from './prepare.mjs'

await installPackages({ isForTests: true })
