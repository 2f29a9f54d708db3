import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getAdminPayment } from '@oficio/domain/admin/payments/get-admin-payment'
import { findProfessionalState } from '@oficio/domain/professionals/approval/get-professional-state'
import { PageFrame } from '@/components/layout/page-frame'
import { IntentView } from '@/features/admin/payments/detail/intent-view'
import { AccountSection } from '@/features/professionals/approval/account-section'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'

const readIntent = createRecordReader(getAdminPayment)

export const generateMetadata = readHead(pages.adminPayment, async (input) => {
  const { kindText, payer } = await readIntent(input)
  return { title: ['Pago', kindText, payer.name].filter(Boolean).join(' · ') }
})

/** The admin page of a payment. */
export default page(pages.adminPayment, async (input) => {
  const { ctx, actor } = input
  const intent = await readIntent(input)
  const professional = await findProfessionalState(ctx, actor, intent.subject)
  return (
    <PageFrame
      title={intent.kindText}
      trail={[workLink('admin'), workLink('adminPayments'), { label: intent.kindText }]}
    >
      <IntentView intent={intent} account={<AccountSection professional={professional} />} />
    </PageFrame>
  )
})
