-- What a profile is chosen from. Ids are for good: profiles refer to them.

-- ISO 3166-1: the numeric code is the id. Short names as people say them.
insert into app.countries (id, name, alpha3code) values
  (4, 'Afghanistan', 'AFG'), (248, 'Åland Islands', 'ALA'), (8, 'Albania', 'ALB'), (12, 'Algeria', 'DZA'),
  (16, 'American Samoa', 'ASM'), (20, 'Andorra', 'AND'), (24, 'Angola', 'AGO'), (660, 'Anguilla', 'AIA'),
  (10, 'Antarctica', 'ATA'), (28, 'Antigua and Barbuda', 'ATG'), (32, 'Argentina', 'ARG'), (51, 'Armenia', 'ARM'),
  (533, 'Aruba', 'ABW'), (36, 'Australia', 'AUS'), (40, 'Austria', 'AUT'), (31, 'Azerbaijan', 'AZE'),
  (44, 'Bahamas', 'BHS'), (48, 'Bahrain', 'BHR'), (50, 'Bangladesh', 'BGD'), (52, 'Barbados', 'BRB'),
  (112, 'Belarus', 'BLR'), (56, 'Belgium', 'BEL'), (84, 'Belize', 'BLZ'), (204, 'Benin', 'BEN'),
  (60, 'Bermuda', 'BMU'), (64, 'Bhutan', 'BTN'), (68, 'Bolivia', 'BOL'),
  (535, 'Bonaire, Sint Eustatius and Saba', 'BES'), (70, 'Bosnia and Herzegovina', 'BIH'), (72, 'Botswana', 'BWA'),
  (74, 'Bouvet Island', 'BVT'), (76, 'Brazil', 'BRA'), (86, 'British Indian Ocean Territory', 'IOT'),
  (92, 'British Virgin Islands', 'VGB'), (96, 'Brunei', 'BRN'), (100, 'Bulgaria', 'BGR'),
  (854, 'Burkina Faso', 'BFA'), (108, 'Burundi', 'BDI'), (132, 'Cabo Verde', 'CPV'), (116, 'Cambodia', 'KHM'),
  (120, 'Cameroon', 'CMR'), (124, 'Canada', 'CAN'), (136, 'Cayman Islands', 'CYM'),
  (140, 'Central African Republic', 'CAF'), (148, 'Chad', 'TCD'), (152, 'Chile', 'CHL'), (156, 'China', 'CHN'),
  (162, 'Christmas Island', 'CXR'), (166, 'Cocos (Keeling) Islands', 'CCK'), (170, 'Colombia', 'COL'),
  (174, 'Comoros', 'COM'), (178, 'Congo', 'COG'), (180, 'Congo (Democratic Republic)', 'COD'),
  (184, 'Cook Islands', 'COK'), (188, 'Costa Rica', 'CRI'), (384, 'Côte d''Ivoire', 'CIV'), (191, 'Croatia', 'HRV'),
  (192, 'Cuba', 'CUB'), (531, 'Curaçao', 'CUW'), (196, 'Cyprus', 'CYP'), (203, 'Czechia', 'CZE'),
  (208, 'Denmark', 'DNK'), (262, 'Djibouti', 'DJI'), (212, 'Dominica', 'DMA'), (214, 'Dominican Republic', 'DOM'),
  (218, 'Ecuador', 'ECU'), (818, 'Egypt', 'EGY'), (222, 'El Salvador', 'SLV'), (226, 'Equatorial Guinea', 'GNQ'),
  (232, 'Eritrea', 'ERI'), (233, 'Estonia', 'EST'), (748, 'Eswatini', 'SWZ'), (231, 'Ethiopia', 'ETH'),
  (238, 'Falkland Islands (Malvinas)', 'FLK'), (234, 'Faroe Islands', 'FRO'), (242, 'Fiji', 'FJI'),
  (246, 'Finland', 'FIN'), (250, 'France', 'FRA'), (254, 'French Guiana', 'GUF'), (258, 'French Polynesia', 'PYF'),
  (260, 'French Southern Territories', 'ATF'), (266, 'Gabon', 'GAB'), (270, 'Gambia', 'GMB'),
  (268, 'Georgia', 'GEO'), (276, 'Germany', 'DEU'), (288, 'Ghana', 'GHA'), (292, 'Gibraltar', 'GIB'),
  (300, 'Greece', 'GRC'), (304, 'Greenland', 'GRL'), (308, 'Grenada', 'GRD'), (312, 'Guadeloupe', 'GLP'),
  (316, 'Guam', 'GUM'), (320, 'Guatemala', 'GTM'), (831, 'Guernsey', 'GGY'), (324, 'Guinea', 'GIN'),
  (624, 'Guinea-Bissau', 'GNB'), (328, 'Guyana', 'GUY'), (332, 'Haiti', 'HTI'),
  (334, 'Heard Island and McDonald Islands', 'HMD'), (336, 'Holy See', 'VAT'), (340, 'Honduras', 'HND'),
  (344, 'Hong Kong', 'HKG'), (348, 'Hungary', 'HUN'), (352, 'Iceland', 'ISL'), (356, 'India', 'IND'),
  (360, 'Indonesia', 'IDN'), (364, 'Iran', 'IRN'), (368, 'Iraq', 'IRQ'), (372, 'Ireland', 'IRL'),
  (833, 'Isle of Man', 'IMN'), (376, 'Israel', 'ISR'), (380, 'Italy', 'ITA'), (388, 'Jamaica', 'JAM'),
  (392, 'Japan', 'JPN'), (832, 'Jersey', 'JEY'), (400, 'Jordan', 'JOR'), (398, 'Kazakhstan', 'KAZ'),
  (404, 'Kenya', 'KEN'), (296, 'Kiribati', 'KIR'), (408, 'Korea (North)', 'PRK'), (410, 'Korea (South)', 'KOR'),
  (414, 'Kuwait', 'KWT'), (417, 'Kyrgyzstan', 'KGZ'), (418, 'Laos', 'LAO'), (428, 'Latvia', 'LVA'),
  (422, 'Lebanon', 'LBN'), (426, 'Lesotho', 'LSO'), (430, 'Liberia', 'LBR'), (434, 'Libya', 'LBY'),
  (438, 'Liechtenstein', 'LIE'), (440, 'Lithuania', 'LTU'), (442, 'Luxembourg', 'LUX'), (446, 'Macao', 'MAC'),
  (450, 'Madagascar', 'MDG'), (454, 'Malawi', 'MWI'), (458, 'Malaysia', 'MYS'), (462, 'Maldives', 'MDV'),
  (466, 'Mali', 'MLI'), (470, 'Malta', 'MLT'), (584, 'Marshall Islands', 'MHL'), (474, 'Martinique', 'MTQ'),
  (478, 'Mauritania', 'MRT'), (480, 'Mauritius', 'MUS'), (175, 'Mayotte', 'MYT'), (484, 'Mexico', 'MEX'),
  (583, 'Micronesia', 'FSM'), (498, 'Moldova', 'MDA'), (492, 'Monaco', 'MCO'), (496, 'Mongolia', 'MNG'),
  (499, 'Montenegro', 'MNE'), (500, 'Montserrat', 'MSR'), (504, 'Morocco', 'MAR'), (508, 'Mozambique', 'MOZ'),
  (104, 'Myanmar', 'MMR'), (516, 'Namibia', 'NAM'), (520, 'Nauru', 'NRU'), (524, 'Nepal', 'NPL'),
  (528, 'Netherlands', 'NLD'), (540, 'New Caledonia', 'NCL'), (554, 'New Zealand', 'NZL'), (558, 'Nicaragua', 'NIC'),
  (562, 'Niger', 'NER'), (566, 'Nigeria', 'NGA'), (570, 'Niue', 'NIU'), (574, 'Norfolk Island', 'NFK'),
  (807, 'North Macedonia', 'MKD'), (580, 'Northern Mariana Islands', 'MNP'), (578, 'Norway', 'NOR'),
  (512, 'Oman', 'OMN'), (586, 'Pakistan', 'PAK'), (585, 'Palau', 'PLW'), (275, 'Palestine', 'PSE'),
  (591, 'Panama', 'PAN'), (598, 'Papua New Guinea', 'PNG'), (600, 'Paraguay', 'PRY'), (604, 'Peru', 'PER'),
  (608, 'Philippines', 'PHL'), (612, 'Pitcairn', 'PCN'), (616, 'Poland', 'POL'), (620, 'Portugal', 'PRT'),
  (630, 'Puerto Rico', 'PRI'), (634, 'Qatar', 'QAT'), (638, 'Réunion', 'REU'), (642, 'Romania', 'ROU'),
  (643, 'Russia', 'RUS'), (646, 'Rwanda', 'RWA'), (652, 'Saint Barthélemy', 'BLM'),
  (654, 'Saint Helena, Ascension and Tristan da Cunha', 'SHN'), (659, 'Saint Kitts and Nevis', 'KNA'),
  (662, 'Saint Lucia', 'LCA'), (663, 'Saint Martin (French part)', 'MAF'), (666, 'Saint Pierre and Miquelon', 'SPM'),
  (670, 'Saint Vincent and the Grenadines', 'VCT'), (882, 'Samoa', 'WSM'), (674, 'San Marino', 'SMR'),
  (678, 'Sao Tome and Principe', 'STP'), (682, 'Saudi Arabia', 'SAU'), (686, 'Senegal', 'SEN'),
  (688, 'Serbia', 'SRB'), (690, 'Seychelles', 'SYC'), (694, 'Sierra Leone', 'SLE'), (702, 'Singapore', 'SGP'),
  (534, 'Sint Maarten (Dutch part)', 'SXM'), (703, 'Slovakia', 'SVK'), (705, 'Slovenia', 'SVN'),
  (90, 'Solomon Islands', 'SLB'), (706, 'Somalia', 'SOM'), (710, 'South Africa', 'ZAF'),
  (239, 'South Georgia and the South Sandwich Islands', 'SGS'), (728, 'South Sudan', 'SSD'), (724, 'Spain', 'ESP'),
  (144, 'Sri Lanka', 'LKA'), (729, 'Sudan', 'SDN'), (740, 'Suriname', 'SUR'), (744, 'Svalbard and Jan Mayen', 'SJM'),
  (752, 'Sweden', 'SWE'), (756, 'Switzerland', 'CHE'), (760, 'Syria', 'SYR'), (158, 'Taiwan', 'TWN'),
  (762, 'Tajikistan', 'TJK'), (834, 'Tanzania', 'TZA'), (764, 'Thailand', 'THA'), (626, 'Timor-Leste', 'TLS'),
  (768, 'Togo', 'TGO'), (772, 'Tokelau', 'TKL'), (776, 'Tonga', 'TON'), (780, 'Trinidad and Tobago', 'TTO'),
  (788, 'Tunisia', 'TUN'), (792, 'Türkiye', 'TUR'), (795, 'Turkmenistan', 'TKM'),
  (796, 'Turks and Caicos Islands', 'TCA'), (798, 'Tuvalu', 'TUV'), (800, 'Uganda', 'UGA'), (804, 'Ukraine', 'UKR'),
  (784, 'United Arab Emirates', 'ARE'), (826, 'United Kingdom', 'GBR'), (840, 'United States', 'USA'),
  (581, 'United States Minor Outlying Islands', 'UMI'), (850, 'United States Virgin Islands', 'VIR'),
  (858, 'Uruguay', 'URY'), (860, 'Uzbekistan', 'UZB'), (548, 'Vanuatu', 'VUT'), (862, 'Venezuela', 'VEN'),
  (704, 'Vietnam', 'VNM'), (876, 'Wallis and Futuna', 'WLF'), (732, 'Western Sahara', 'ESH'), (887, 'Yemen', 'YEM'),
  (894, 'Zambia', 'ZMB'), (716, 'Zimbabwe', 'ZWE');

insert into app.degrees (id, name) values
  (1, 'Secondary school'), (2, 'Vocational training'), (3, 'Associate degree'), (4, 'Bachelor''s degree'),
  (5, 'Master''s degree'), (6, 'Doctorate'), (7, 'Other');

-- Close to the fields of ISCED-F 2013. A major's id is a hundred times its field's, and on.
insert into app.academic_fields (id, name) values
  (1, 'Education'), (2, 'Arts and design'), (3, 'Humanities and languages'), (4, 'Social sciences and journalism'),
  (5, 'Business and law'), (6, 'Natural sciences and mathematics'), (7, 'Information and communication technology'),
  (8, 'Engineering, manufacturing and construction'), (9, 'Agriculture and veterinary medicine'),
  (10, 'Health and welfare'), (11, 'Services');

insert into app.majors (id, academic_field_id, name) values
  (101, 1, 'Adult education'), (102, 1, 'Early childhood education'), (103, 1, 'Educational science'),
  (104, 1, 'Primary education'), (105, 1, 'Secondary education'), (106, 1, 'Special needs education'),
  (107, 1, 'Teaching of languages'), (108, 1, 'Vocational education'), (201, 2, 'Architecture'),
  (202, 2, 'Fashion design'), (203, 2, 'Film and media production'), (204, 2, 'Fine arts'),
  (205, 2, 'Graphic design'), (206, 2, 'Industrial design'), (207, 2, 'Interior design'), (208, 2, 'Music'),
  (209, 2, 'Theatre and dance'), (301, 3, 'Archaeology'), (302, 3, 'Cultural studies'),
  (303, 3, 'English language and literature'), (304, 3, 'History'), (305, 3, 'Linguistics'),
  (306, 3, 'Modern languages'), (307, 3, 'Philosophy'), (308, 3, 'Theology and religious studies'),
  (309, 3, 'Translation and interpreting'), (401, 4, 'Anthropology'), (402, 4, 'Communication science'),
  (403, 4, 'Economics'), (404, 4, 'Human geography'), (405, 4, 'International relations'), (406, 4, 'Journalism'),
  (407, 4, 'Library and information science'), (408, 4, 'Political science'), (409, 4, 'Psychology'),
  (410, 4, 'Sociology'), (501, 5, 'Accounting'), (502, 5, 'Business administration'), (503, 5, 'Entrepreneurship'),
  (504, 5, 'Finance and banking'), (505, 5, 'Human resource management'), (506, 5, 'International business'),
  (507, 5, 'Law'), (508, 5, 'Logistics and supply chain'), (509, 5, 'Management'), (510, 5, 'Marketing and sales'),
  (511, 5, 'Public administration'), (512, 5, 'Taxation'), (601, 6, 'Astronomy'), (602, 6, 'Biochemistry'),
  (603, 6, 'Biology'), (604, 6, 'Chemistry'), (605, 6, 'Earth sciences'), (606, 6, 'Environmental science'),
  (607, 6, 'Mathematics'), (608, 6, 'Physics'), (609, 6, 'Statistics'), (701, 7, 'Artificial intelligence'),
  (702, 7, 'Computer science'), (703, 7, 'Cybersecurity'), (704, 7, 'Data science'), (705, 7, 'Game development'),
  (706, 7, 'Information systems'), (707, 7, 'Network engineering'), (708, 7, 'Software engineering'),
  (709, 7, 'Web development'), (801, 8, 'Aerospace engineering'), (802, 8, 'Automotive engineering'),
  (803, 8, 'Biomedical engineering'), (804, 8, 'Chemical engineering'), (805, 8, 'Civil engineering'),
  (806, 8, 'Construction'), (807, 8, 'Electrical engineering'), (808, 8, 'Energy technology'),
  (809, 8, 'Food technology'), (810, 8, 'Industrial engineering'), (811, 8, 'Materials science'),
  (812, 8, 'Mechanical engineering'), (901, 9, 'Agriculture'), (902, 9, 'Animal husbandry'), (903, 9, 'Fisheries'),
  (904, 9, 'Forestry'), (905, 9, 'Horticulture'), (906, 9, 'Veterinary medicine'), (1001, 10, 'Dentistry'),
  (1002, 10, 'Medicine'), (1003, 10, 'Nursing and midwifery'), (1004, 10, 'Nutrition and dietetics'),
  (1005, 10, 'Occupational therapy'), (1006, 10, 'Pharmacy'), (1007, 10, 'Physiotherapy'),
  (1008, 10, 'Public health'), (1009, 10, 'Social work'), (1010, 10, 'Speech therapy'), (1101, 11, 'Aviation'),
  (1102, 11, 'Beauty and personal care'), (1103, 11, 'Culinary arts'), (1104, 11, 'Hotel and restaurant management'),
  (1105, 11, 'Maritime transport'), (1106, 11, 'Police and security'), (1107, 11, 'Sport and leisure'),
  (1108, 11, 'Tourism and travel');

-- Whether somebody has chosen a password: all that an operator may know of credentials, since a manager
-- who has none is still invited.
create function app.has_password(p_user integer) returns boolean
language sql stable security definer set search_path = app, pg_temp as $$
  select (app.scope() in ('system', 'platform') or p_user = app.user_id())
    and exists (select from app.credentials c where c.user_id = p_user)
$$;
grant create on schema app to assay_definer;
alter function app.has_password(integer) owner to assay_definer;
revoke create on schema app from assay_definer;
grant execute on function app.has_password(integer) to assay_app;
