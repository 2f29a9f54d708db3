import { expect, it } from 'vitest'
import { judgeOpenFiles } from '../../testing/open-data/judge-files'
import { createTestContext } from '../../testing/test-context'

it('judges every line of files in the shapes of four official ones as the line is', async () => {
  const judgements = await judgeOpenFiles(await createTestContext())
  for (const { lineCount, wronglyRefused, wronglyAccepted } of judgements) {
    expect(lineCount).toBe(500)
    expect(wronglyRefused).toEqual([])
    expect(wronglyAccepted).toEqual([])
  }
})
