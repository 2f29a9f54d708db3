import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getClaimable } from '@oficio/domain/businesses/claiming/get-claimable'
import { PageFrame } from '@/components/layout/page-frame'
import { ClaimBox } from '@/features/businesses/claiming/claim-box'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'
import { siteSettings } from '../../../../site-settings'

const readPage = createRecordReader(getClaimable)

export const generateMetadata = readHead(pages.claimBusiness, async (input) => {
  return { title: `Reclamar la página de ${(await readPage(input)).name}` }
})

/** The page to claim an imported business. The proof is access to the mailbox in its listing. */
export default page(pages.claimBusiness, async (input) => {
  const claimable = await readPage(input)
  return (
    <PageFrame
      width="form"
      title={<span className="break-words">¿{claimable.name} es tuyo?</span>}
      trail={[
        { label: claimable.name, href: paths.business(claimable.slug) },
        { label: 'Reclamar la página' },
      ]}
      description="Quien lee el email que figura en la página puede administrarla: corregir los datos, subir fotos, contestar reseñas."
    >
      <ClaimBox page={claimable} supportEmail={siteSettings().site.supportEmail} />
    </PageFrame>
  )
})
