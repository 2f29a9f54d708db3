import { pages } from '@oficio/contracts/pages'
import { listBusinessCategories, listCategoriesBeside } from '@oficio/domain/businesses/list-categories'
import { listProvincias } from '@oficio/domain/places/list-provincias'
import { DetailsEditor } from '@/features/businesses/editing/details-editor'
import { page, readHead } from '@/server/page'
import { siteSettings } from '../../../../site-settings'
import { ByScripts, DeskPage } from '../desk-page'
import { readOwnBusiness } from '../read-business'

export const generateMetadata = readHead(pages.userBusinessDetails, async (input) => ({
  title: `Datos de ${(await readOwnBusiness(input)).business.name}`,
}))

/** The page on which the owner edits the details of a business. */
export default page(pages.userBusinessDetails, async (input) => {
  const own = await readOwnBusiness(input)
  const ownIds = own.business.categories.map(({ id }) => id)
  const [data, { tags }, provincias] = await Promise.all([
    listCategoriesBeside(input.ctx, ownIds),
    listBusinessCategories(input.ctx),
    listProvincias(input.ctx),
  ])
  return (
    <DeskPage own={own} part="details">
      <ByScripts>
        <DetailsEditor
          own={own}
          categories={data}
          tags={tags}
          provincias={provincias}
          tiles={siteSettings().mapTiles}
        />
      </ByScripts>
    </DeskPage>
  )
})
