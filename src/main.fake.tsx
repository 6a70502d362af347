import 'reflect-metadata/lite';
import { memoryWorld as world } from './adapters/memory/memory.module';
import { createContainer } from './container';
import { mount } from './ui/shell/mount';

mount(createContainer(world));
