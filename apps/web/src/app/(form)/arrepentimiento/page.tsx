import { pages } from '@oficio/contracts/pages'
import { kindTexts } from '@/features/support/consumer-requests/kind-texts'
import { head, page } from '@/server/page'
import { ConsumerRequest } from '../consumer-request'

const { title, description } = kindTexts.withdrawal

export const metadata = head(pages.withdrawal, { title, description })

/** The form to withdraw from a purchase, which consumer law requires. */
export default page(pages.withdrawal, () => <ConsumerRequest kind="withdrawal" />)
