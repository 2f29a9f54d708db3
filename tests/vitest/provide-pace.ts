import type { TestProject } from 'vitest/node'
import { pace } from '../pace'

/** Tells every test how slow this machine is, and whether tests run in their long form. */
export default function setup(project: TestProject): void {
  project.provide('pace', pace)
  project.provide('isLongForm', process.env.OFICIO_LONG_FORM === 'yes')
}
