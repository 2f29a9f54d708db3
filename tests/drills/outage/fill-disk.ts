import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const writers = 4
const megabytesEach = 400
/** Milliseconds until the disk has more work than it can do. */
const warmUpMs = 3_000

/**
 * A program that rewrites the same file forever and waits for the disk each time. It is a separate process, so that it
 * does not occupy this process's threads. It ends when its parent dies.
 */
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

/** Runs the work while other processes keep the disk busy. */
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
