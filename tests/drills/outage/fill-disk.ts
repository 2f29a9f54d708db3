import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const writers = 4
const megabytesEach = 400
/** Until the disk has more to do than it can. */
const warmUpMs = 3_000

/** Writes the same file again and again, each time until the disk has it: in a process of its own, whose threads nobody else needs. */
const program = `
  const { closeSync, fsyncSync, openSync, writeSync } = require('node:fs')
  const piece = Buffer.alloc(1_000_000, 1)
  const parent = process.ppid
  while (process.ppid === parent) {
    const file = openSync(process.argv[1], 'w')
    for (let written = 0; written < ${megabytesEach}; written += 1) writeSync(file, piece)
    fsyncSync(file)
    closeSync(file)
  }`

/** Does something while other programs of the machine fill the disk with all that it takes. */
export async function whileDiskIsBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'oficio-busy-disk-'))
  const running: ChildProcess[] = []
  try {
    for (let number = 0; number < writers; number += 1)
      running.push(
        spawn(process.execPath, ['-e', program, join(folder, String(number))], { stdio: 'ignore' }),
      )
    await sleep(warmUpMs)
    const result = await work()
    assert(running.every(isAlive), 'a writer ended: the disk was not busy')
    return result
  } finally {
    for (const writer of running) {
      writer.kill('SIGKILL')
      if (isAlive(writer)) await once(writer, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null
