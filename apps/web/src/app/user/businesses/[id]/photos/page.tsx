import { pages } from '@oficio/contracts/pages'
import { PhotosEditor } from '@/features/businesses/editing/photos-editor'
import { page, readHead } from '@/server/page'
import { ByScripts, DeskPage } from '../desk-page'
import { readOwnBusiness } from '../read-business'

export const generateMetadata = readHead(pages.userBusinessPhotos, async (input) => ({
  title: `Fotos de ${(await readOwnBusiness(input)).business.name}`,
}))

/** The page on which the owner edits the photos of a business. */
export default page(pages.userBusinessPhotos, async (input) => {
  const own = await readOwnBusiness(input)
  return (
    <DeskPage own={own} part="photos">
      <ByScripts>
        <PhotosEditor own={own} />
      </ByScripts>
    </DeskPage>
  )
})
