import { noticeKinds } from '@oficio/contracts/kernel/notice-kinds'
import type { ShownKind } from '@oficio/contracts/notices'
import { expect, it } from 'vitest'
import { iconOf } from './kind-icons'

it.each(noticeKinds)('a notice of the kind %s has a sign that is not the bell', (kind) => {
  expect(iconOf(kind)).not.toBe(iconOf('other'))
})

it('a kind that an open page does not know yet has the bell', () => {
  const later: string = 'business-approved'
  // A later version of the server may answer with a kind that the types of this page lack.
  expect(iconOf(later as ShownKind)).toBe(iconOf('other'))
})
