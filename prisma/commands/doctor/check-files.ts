import { statfs } from 'node:fs/promises'
import { type Finding, fault, ok, type Patient, warning } from './check'

/** A key that no photo or document has. */
const probeKey = 'doctor/probe'
const freeMb = 2_000

/** Writes, reads and deletes a file in the store of photos. */
export async function checkFiles({ ctx, config }: Patient): Promise<Finding[]> {
  const content = Buffer.from(ctx.ids.next())
  await ctx.files.put(probeKey, content, 'text/plain')
  const back = await ctx.files.get(probeKey)
  await ctx.files.delete(probeKey)
  if (!back || !content.equals(back.bytes))
    return [fault('Lo que se guarda no vuelve igual: revisá FILES_DIR o S3.')]
  const { files } = config
  if (files.kind === 's3') return [ok(`Se guarda y se lee en S3 (${files.bucket}).`)]
  const { bavail, bsize } = await statfs(files.dir)
  const free = Math.floor((bavail * bsize) / 2 ** 20)
  return [
    ok(`Se guarda y se lee en ${files.dir}.`),
    ...(free < freeMb ? [warning(`En su disco quedan ${free} MB.`)] : []),
  ]
}
