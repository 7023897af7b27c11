/** The headers of a request that a test sends with the cookie of a page: the server asks whether an own page sent it. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
