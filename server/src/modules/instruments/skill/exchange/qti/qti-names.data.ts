const asi = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const packaging = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
const metadata = 'http://ltsc.ieee.org/xsd/LOM';
const schemas = 'https://purl.imsglobal.org/spec';
const instance = { 'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' };

/** What the root of an item or a test declares. */
export const asiNames = {
  xmlns: asi,
  ...instance,
  'xsi:schemaLocation': `${asi} ${schemas}/qti/v3p0/schema/xsd/imsqti_asiv3p0p1_v1p0.xsd`,
};

export const manifestNames = {
  xmlns: packaging,
  'xmlns:imsmd': metadata,
  ...instance,
  'xsi:schemaLocation': [
    `${packaging} ${schemas}/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd`,
    `${metadata} ${schemas}/md/v1p3/schema/xsd/imsmd_loose_v1p3p2.xsd`,
  ].join(' '),
};

export const templates = {
  matchCorrect: `${schemas}/qti/v3p0/rptemplates/match_correct`,
  mapResponse: `${schemas}/qti/v3p0/rptemplates/map_response`,
};
