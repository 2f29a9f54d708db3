import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import { paths } from '@oficio/contracts/paths'

/** Returns the client of a request as a recipient: by mail, and in the account if there is one. */
export const clientOf = ({ userId, email }: { userId: string | null; email: string }) => ({ userId, email })

/** Defines a notice to a client about an own request. */
export const clientNotice = <Data extends object>(kind: NoticeKind, titleOf: (data: Data) => string) => ({
  kind,
  words: (data: Data & { request: { id: string; title: string } }) => ({
    title: titleOf(data),
    body: data.request.title,
    href: paths.serviceRequest(data.request.id),
    requestId: data.request.id,
  }),
})

/** Defines a notice to a professional about a request that they may read. */
export const professionalNotice = <Data extends object>(
  kind: NoticeKind,
  wordsOf: (data: Data) => { title: string; body: string },
) => ({
  kind,
  words: (data: Data & { requestId: string }) => ({
    ...wordsOf(data),
    href: paths.professionalRequest(data.requestId),
    requestId: data.requestId,
  }),
})
