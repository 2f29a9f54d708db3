import type { NoticeView } from '@oficio/contracts/notices'

/** A notice for stories. */
export const sampleNotice: NoticeView = {
  id: '01990000-0000-7000-8000-000000000201',
  type: 'lead-taken',
  title: 'Ramón Ledesma vio tu solicitud',
  body: 'Plomería en Rosario',
  href: '/user/requests/01990000-0000-7000-8000-000000000301',
  createdAt: '2026-11-28T13:20:00.000Z',
  readAt: null,
  requestId: '01990000-0000-7000-8000-000000000301',
  excerpt: 'Pierde agua la canilla de la cocina…',
}

/** The current time in stories. */
export const sampleNowMs = Date.parse('2026-11-28T15:00:00.000Z')
