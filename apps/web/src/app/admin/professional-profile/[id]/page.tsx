import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getProfessional } from '@oficio/domain/admin/professionals/get-professional'
import { listDocuments } from '@oficio/domain/professionals/documents/list-documents'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ProfessionalView } from '@/features/admin/professionals/professional-view'
import { AccountState } from '@/features/professionals/approval/account-state'
import { DocumentList } from '@/features/professionals/approval/document-list'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'

const title = 'Profesional'

export const metadata = head(pages.adminProfessional, { title })

export default page(pages.adminProfessional, async ({ ctx, actor, params }) => {
  const professional = await orNotFound(getProfessional(ctx, actor, params))
  const documents = await listDocuments(ctx, actor, { professionalId: professional.id })
  return (
    <Container className="pb-16">
      <PageHeader
        title={professional.name}
        above={<Breadcrumb items={[workLink('admin'), workLink('adminProfessionals'), { label: title }]} />}
      />
      <ProfessionalView
        professional={professional}
        account={<AccountState professional={professional.account} />}
        documents={<DocumentList documents={documents} />}
      />
    </Container>
  )
})
