import { expect, it } from 'vitest'
import { stepTitles } from './step-titles'

const begunWork = { hasContacted: true, hasBegun: true }

it('a step reads as done only once it is, and nobody reads that they began what somebody else did', () => {
  const none = stepTitles({ hasContacted: false, hasBegun: false, chosenProfessional: null })
  for (const title of [none.contact, none.begin, none.complete])
    expect(title).not.toMatch(/Hablaste|Empezaste|Terminaste/)
  expect(none.next).toBe('contact')
  expect(stepTitles({ hasContacted: true, hasBegun: false, chosenProfessional: null })).toMatchObject({
    contact: 'Hablaste con el cliente',
    begin: 'Cuando empieces el trabajo',
    next: 'begin',
  })
  expect(stepTitles({ ...begunWork, chosenProfessional: 'reader' })).toMatchObject({
    begin: 'Empezaste el trabajo',
    next: 'complete',
  })
  expect(stepTitles({ ...begunWork, chosenProfessional: 'other' }).begin).toBe('El trabajo empezó')
})
