import { pages } from '@oficio/contracts/pages'
import { kindTexts } from '@/features/support/consumer-requests/kind-texts'
import { head, page } from '@/server/page'
import { ConsumerRequest } from '../consumer-request'

const { title, description } = kindTexts.cancellation

export const metadata = head(pages.cancellation, { title, description })

/** The form to cancel a service, which consumer law requires. */
export default page(pages.cancellation, () => <ConsumerRequest kind="cancellation" />)
