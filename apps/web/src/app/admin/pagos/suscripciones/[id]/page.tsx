import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getAdminSubscription } from '@oficio/domain/admin/payments/get-admin-subscription'
import { findProfessionalState } from '@oficio/domain/professionals/approval/get-professional-state'
import { PageFrame } from '@/components/layout/page-frame'
import { SubscriptionView } from '@/features/admin/payments/detail/subscription-view'
import { AccountSection } from '@/features/professionals/approval/account-section'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'

const readSubscription = createRecordReader(getAdminSubscription)

export const generateMetadata = readHead(pages.adminSubscription, async (input) => {
  return { title: `Suscripción: ${(await readSubscription(input)).kindText}` }
})

/** The admin page of a subscription. */
export default page(pages.adminSubscription, async (input) => {
  const { ctx, actor } = input
  const subscription = await readSubscription(input)
  const professional = await findProfessionalState(ctx, actor, subscription.subject)
  const title = subscription.kindText
  return (
    <PageFrame title={title} trail={[workLink('admin'), workLink('adminPayments'), { label: title }]}>
      <SubscriptionView
        subscription={subscription}
        account={<AccountSection professional={professional} />}
      />
    </PageFrame>
  )
})
