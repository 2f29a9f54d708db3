import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getProfessional } from '@oficio/domain/admin/professionals/get-professional'
import { listDocuments } from '@oficio/domain/professionals/documents/list-documents'
import { listPortfolioForAdmin } from '@oficio/domain/professionals/portfolio/list-portfolio-for-admin'
import { PageFrame } from '@/components/layout/page-frame'
import { ProfessionalView } from '@/features/admin/professionals/professional-view'
import { AccountState } from '@/features/professionals/approval/account-state'
import { CheckList } from '@/features/professionals/approval/check-list'
import { DocumentList } from '@/features/professionals/approval/document-list'
import { WorkPhotoDecisions } from '@/features/professionals/portfolio/work-photo-decisions'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'
import { QueueRow } from '../../queue-row'

const title = 'Profesional'

const readProfessional = createRecordReader(getProfessional)

export const generateMetadata = readHead(pages.adminProfessional, async (input) => {
  return { title: `Profesional: ${(await readProfessional(input)).name}` }
})

/** The admin page of a professional, with their checks and documents. */
export default page(pages.adminProfessional, async (input) => {
  const { ctx, actor } = input
  const professional = await readProfessional(input)
  const documents = await listDocuments(ctx, actor, { professionalId: professional.id })
  const photos = await listPortfolioForAdmin(ctx, actor, { professionalId: professional.id })
  return (
    <PageFrame
      title={professional.name}
      trail={[workLink('admin'), workLink('adminProfessionals'), { label: title }]}
    >
      <QueueRow input={input} kind="professionals" />
      <ProfessionalView
        professional={professional}
        account={
          <AccountState
            professional={professional.account}
            checks={professional.checks}
            missing={professional.missing}
            isPinned
          />
        }
        checks={<CheckList account={professional.account} checks={professional.checks} />}
        documents={<DocumentList documents={documents} />}
        workPhotos={<WorkPhotoDecisions photos={photos} />}
      />
    </PageFrame>
  )
})
