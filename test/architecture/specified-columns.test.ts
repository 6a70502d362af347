import { PLAIN_MODULES } from '../../server/plain-modules';

/** The fields that the specification gives records of plain modules, by endpoint. */
const SPECIFIED: Readonly<Record<string, string>> = {
  'holidays': 'date reason notification days_before_notification notification_text',
  'redirect': 'location_from location_to status catch_all comments datetime',
  'popup': 'title content datetime_start datetime_end popup show_once login',
  'errorcode': 'code description control source standard inverter',
  'whitelist': 'source type comments datetime',
  'dns': 'domain registration added url',
  'searchlog': 'term type params num_searches results',
  'promotion': 'name date_start date_end',
  'netpricepromotion': 'name account date_start date_end',
  'coupon': 'code type value message description single_use valid_from valid_to account',
  'defaultcart':
    'name description code account minimal_order_amount has_promotions mix_items single_use date_start date_end',
  'event': 'title description status online start end categories target internal datetime',
  'form': 'name request_subject_number request_subject',
  'emails': 'code subject content variables custom_variables bcc sending_enabled category_id attachments',
  'navigation': 'title code has_icons can_delete',
  'spareparts/categories': 'label code_to_match icon_id',
  'spareparts/logs': 'level names message data created_at updated_at',
  'spareparts':
    'reference external_id is_active item_id checked_at created_at check_status process_status match_availability ' +
    'match_quantity has_updates',
};

// An API that has exactly the specified fields would still answer a column that is in neither list.
test.each(PLAIN_MODULES.map(({ resource }) => [resource.endpoint, resource] as const))(
  'each column of %s is specified, or declared as extra',
  (endpoint, { columns, extra = [] }) => {
    const known = [...(SPECIFIED[endpoint]?.split(' ') ?? []), ...extra];
    expect({ neither: Object.keys(columns).filter((name) => !known.includes(name)) }).toEqual({ neither: [] });
    expect({ gone: known.filter((name) => !(name in columns)) }).toEqual({ gone: [] });
  },
);
