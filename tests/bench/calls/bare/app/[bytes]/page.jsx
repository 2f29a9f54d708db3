// Rendered when it is first asked for, and from the cache from then on, like the product's public pages.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** A page of about so many bytes more than an empty one: Next sends the text twice, as HTML and for the browser's router. */
export default async function Page({ params }) {
  const { bytes } = await params
  return <p>{'lorem ipsum '.repeat(Math.ceil(Number(bytes) / 24)).trim()}</p>
}
