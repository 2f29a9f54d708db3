interface JsonLdProps {
  /** The schema.org objects of the page. Each page has a single graph. */
  graph: readonly Record<string, unknown>[]
}

/** Structured data for search engines. Escapes `<`, so that no text of the data can close the script element. */
export function JsonLd({ graph }: JsonLdProps) {
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': graph,
  }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of a script's text
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
