import { ContainerModule } from 'inversify';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { MenuIcons } from '../../../application/site/ports/menu-icons.port';
import { MenuTrees } from '../../../application/site/ports/menu-trees.port';
import { menus } from '../../../domain/site/menu';
import { menuItems } from '../../../domain/site/menu-item';
import { HttpClient } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { menuCodec } from './menu.codec';
import { menuIconsHttp, menuItemsHttp, menuTreesHttp } from './menus.http';

/** Menus and their items over HTTP. */
export const navigationHttpModule = new ContainerModule((options) => {
  provide(options, gatewayOf(menus), (http) => httpGateway(http, menuCodec), [HttpClient]);
  provide(options, gatewayOf(menuItems), menuItemsHttp, [HttpClient]);
  provide(options, MenuTrees, menuTreesHttp, [HttpClient]);
  provide(options, MenuIcons, menuIconsHttp, [HttpClient]);
});
