import type { Meta, Story } from '@/lib/story'
import { DataRequestState } from './data-request-state'

export default {
  component: DataRequestState,
  title: 'support/data-requests/DataRequestState',
} satisfies Meta

type DataRequestStateStory = Story<typeof DataRequestState>

export const InvalidLink: DataRequestStateStory = { args: { token: 'token', link: { state: 'invalid' } } }
export const Unproven: DataRequestStateStory = {
  args: {
    token: 'token',
    link: {
      state: 'unproven',
      kind: 'access',
      email: 'ana@correo.example',
      detail: 'Quiero saber qué datos míos tienen.',
    },
  },
}
export const ExpiredLink: DataRequestStateStory = {
  args: { token: 'token', link: { state: 'over', kind: 'erasure', email: 'ana@correo.example', detail: '' } },
}
export const Open: DataRequestStateStory = {
  args: {
    token: 'token',
    link: {
      state: 'open',
      kind: 'access',
      email: 'ana@correo.example',
      code: 'DAT-4K2P-9',
      dueAt: '2026-12-08T12:00:00.000Z',
      own: { requests: [{ title: 'Plomería en Rosario', url: '/seguimiento/abc.def' }], hasAccount: true },
    },
  },
}
export const AnswerGiven: DataRequestStateStory = {
  args: {
    token: 'token',
    link: {
      state: 'answered',
      email: 'ana@correo.example',
      code: 'DAT-4K2P-9',
      isDone: true,
      answer: 'Te mandamos el archivo.',
      fileUntil: '2026-12-28T12:00:00.000Z',
    },
  },
}
