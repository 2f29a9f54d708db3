import { noticeKinds } from '@oficio/contracts/kernel/notice-kinds'
import type { ShownKind } from '@oficio/contracts/notices'
import { expect, it } from 'vitest'
import { iconOf } from './kind-icons'

it.each(noticeKinds)('a notice of the kind %s has a sign that is not the bell', (kind) => {
  expect(iconOf(kind)).not.toBe(iconOf('other'))
})

it('a kind that an open page does not know yet has the bell', () => {
  const later: string = 'business-approved'
  // What the server of a later version answers is not what this page's types say.
  expect(iconOf(later as ShownKind)).toBe(iconOf('other'))
})
