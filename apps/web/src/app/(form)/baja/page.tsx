import { paths } from '@oficio/contracts/paths'
import type { Metadata } from 'next'
import { ConsumerRequestPage } from '@/features/consumer-requests/consumer-request-page'
import { kindTexts } from '@/features/consumer-requests/kind-texts'
import { getPrincipal } from '@/server/session'

const { title, description } = kindTexts.cancellation

export const metadata: Metadata = { title, description, alternates: { canonical: paths.cancellation() } }

export default async function Page() {
  const user = (await getPrincipal())?.user
  const known = user
    ? { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email }
    : { name: '', email: '' }
  return <ConsumerRequestPage kind="cancellation" known={known} />
}
