import type { NoticeView } from '@oficio/contracts/notices'
import { expect, it } from 'vitest'
import { groupNotices, groupTitle } from './group-notices'

const notice = (id: string, fields: Partial<NoticeView>): NoticeView => ({
  id,
  type: 'request-status',
  title: 'Tu solicitud está abierta',
  body: 'Plomería en Rosario',
  href: '/',
  createdAt: '2035-03-11T12:00:00.000Z',
  readAt: '2035-03-11T12:00:00.000Z',
  requestId: null,
  excerpt: null,
  ...fields,
})

it('puts the notices of one request together where its newest stands, named by the client’s words', () => {
  const excerpt = 'Se rompió un caño…'
  const groups = groupNotices([
    notice('1', { requestId: 'a', excerpt }),
    notice('2', {}),
    notice('3', { requestId: 'b', excerpt: null, readAt: null }),
    notice('4', { requestId: 'a', excerpt, readAt: null }),
    notice('5', {}),
    notice('6', { requestId: 'b', excerpt: null }),
    notice('7', { requestId: 'a', excerpt }),
  ])
  expect(groups.map(({ notices }) => notices.map(({ id }) => id))).toEqual([
    ['1', '4', '7'],
    ['2'],
    ['3', '6'],
    ['5'],
  ])
  expect(groups.map(({ isUnread }) => isUnread)).toEqual([true, false, true, false])
  expect(groups.flatMap((group) => (group.notices.length > 1 ? [groupTitle(group)] : []))).toEqual([
    '3 novedades de «Se rompió un caño…»',
    '2 novedades de «Plomería en Rosario»',
  ])
})
