import { pages } from '@oficio/contracts/pages'
import { PhotosEditor } from '@/features/businesses/editing/photos-editor'
import { page, readHead } from '@/server/page'
import { ByScripts, DeskPage } from '../desk-page'
import { readOwnBusiness } from '../read-business'

export const generateMetadata = readHead(pages.userBusinessPhotos, async (given) => ({
  title: `Fotos de ${(await readOwnBusiness(given)).business.name}`,
}))

export default page(pages.userBusinessPhotos, async (given) => {
  const own = await readOwnBusiness(given)
  return (
    <DeskPage own={own} part="photos">
      <ByScripts>
        <PhotosEditor own={own} />
      </ByScripts>
    </DeskPage>
  )
})
