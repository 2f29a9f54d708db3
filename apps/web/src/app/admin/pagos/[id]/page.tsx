import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getAdminPayment } from '@oficio/domain/admin/payments/get-admin-payment'
import { findProfessionalState } from '@oficio/domain/professionals/approval/get-professional-state'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { IntentView } from '@/features/admin/payments/detail/intent-view'
import { AccountSection } from '@/features/professionals/approval/account-section'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'

export const metadata = head(pages.adminPayment, { title: 'Pago' })

export default page(pages.adminPayment, async ({ ctx, actor, params }) => {
  const intent = await orNotFound(getAdminPayment(ctx, actor, params))
  const professional = await findProfessionalState(ctx, actor, intent.subject)
  return (
    <Container className="pb-16">
      <PageHeader
        title={intent.kindText}
        above={
          <Breadcrumb items={[workLink('admin'), workLink('adminPayments'), { label: intent.kindText }]} />
        }
      />
      <IntentView intent={intent} account={<AccountSection professional={professional} />} />
    </Container>
  )
})
